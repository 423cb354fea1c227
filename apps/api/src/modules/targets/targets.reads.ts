export { listTargetsBetween as readTargetsBetween } from './target.queries';
