export { toMatchState } from './match-state-serializer';
