/** Whether the calendar has this day, `YYYY-MM-DD`; there is no year 0. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return text >= '0001' && !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}
