import { answerTimesText as text } from '../chat/chat-console.text';

/** Seconds in words, the two largest units: '45 giây', '2 phút 5 giây', '3 giờ 10 phút', '2 ngày'. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return text.seconds(whole);
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return whole % 60 > 0 ? text.minutesSeconds(minutes, whole % 60) : text.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return text.hours(hours, minutes % 60);
  return text.days(Math.floor(hours / 24), hours % 24);
}
