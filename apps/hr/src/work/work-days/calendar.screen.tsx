import { CalendarOfOne, CalendarOfTeam } from './month-calendar';
import { WorkDaysScreen } from './work-days.screen';

/** /checkin/calendar: a month as a calendar, two shifts a day. Specification 3 §2.3, mockup 12. */
export const Component = () => <WorkDaysScreen One={CalendarOfOne} Team={CalendarOfTeam} exports />;
