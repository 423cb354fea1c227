import { moduleOf } from '../../http/handle';
import { projectCalls } from './projects';
import { questionCalls } from './questions';

/** Projects with their pages: texts, pictures, questions. Other modules read projects from `projects`. */
export const projectPagesModule = moduleOf([...projectCalls, ...questionCalls]);
