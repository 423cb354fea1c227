export { toStanding } from './standing-wire';
