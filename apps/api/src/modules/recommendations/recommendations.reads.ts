export { recountHouse } from './recommendation.queries';
export { toStanding } from './standing-wire';
