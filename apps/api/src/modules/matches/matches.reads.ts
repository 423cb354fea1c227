export { toStanding } from './match-state-serializer';
