export { recountHouse, recountHousesOf } from './recommendation.queries';
export { toStanding } from './standing-wire';
