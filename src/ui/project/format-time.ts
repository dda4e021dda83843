const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const timeAndDay = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  day: 'numeric',
  month: 'short',
});

const dayAlone = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A local time, with the date unless it is today. */
export function formatTime(milliseconds: number, now: number = Date.now()): string {
  const isToday = new Date(milliseconds).toDateString() === new Date(now).toDateString();
  return (isToday ? time : timeAndDay).format(milliseconds);
}

/** A date such as `2026-11-23`, without a time zone. */
export function formatDay(day: string): string {
  return dayAlone.format(new Date(`${day}T00:00Z`));
}
