/** A Russian number in the groups people read it by; any other as it came. */
export function formatPhone(phone: string): string {
  const parts = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone);
  return parts ? `+7\u00a0${parts[1]}\u00a0${parts[2]}-${parts[3]}-${parts[4]}` : phone;
}
