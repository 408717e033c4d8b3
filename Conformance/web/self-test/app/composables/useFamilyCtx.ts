import { inject } from "vue";

export const useFamilyCtx = () => inject("activeFamily");
