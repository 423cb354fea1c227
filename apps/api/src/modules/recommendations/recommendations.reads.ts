export { toStanding } from './standing-serializer';
