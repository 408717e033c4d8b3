export const useDeadlines = () => {
  const deadlines = ref<{ id: string; deadline_date: string }[]>([]);
  void $fetch("/api/deadlines");
  return { deadlines };
};
