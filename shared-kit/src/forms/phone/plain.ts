/**
 * A number by its looks alone, for when the rules could not be loaded: with a plus and 7 to 15 digits, or a Russian one with 8, 7 or nothing
 * before its ten digits. E.164, or null; the API judges it in the end.
 */
export function plainPhone(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  if (/^\s*[+＋]/.test(text)) return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : null;
  const russian = /^[78]?([3489]\d{9})$/.exec(digits);
  return russian ? `+7${russian[1]}` : null;
}
