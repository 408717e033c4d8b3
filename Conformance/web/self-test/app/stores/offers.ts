import { defineStore } from "pinia";
import { useFamilyCtx } from "~/composables/useFamilyCtx";

export const useOffersStore = defineStore("offers", () => {
  const family = useFamilyCtx();
  const calls = ref(0);
  const daysUntilDeadline = ({ deadline_date: date }: { deadline_date: string }) => {
    calls.value++;
    return `${family.activeFamilyId.value} ${date} ${calls.value}`;
  };
  return { calls, daysUntilDeadline };
});
