export { insertClosing, lockAllMonths, updateReopened } from './closed-month.queries';
