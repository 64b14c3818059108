/** A Russian number as every page of the shop writes it, e.g. `+7 900 000-00-00`, in one line; any other as it came. */
export function formatPhone(phone: string): string {
  const parts = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone.replace(/[\s()-]/g, ''));
  return parts ? `+7\u00a0${parts[1]}\u00a0${parts[2]}-${parts[3]}-${parts[4]}` : phone;
}
