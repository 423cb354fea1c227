import type { ImageReferenceHandler } from '../../references/image-reference';
import { isCommentImageShownTo } from './comments.reads';

/** Pictures in comments. */
export const commentImageReference: ImageReferenceHandler = { name: 'comments', isShownTo: isCommentImageShownTo };
