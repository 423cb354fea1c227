import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { showComments } from '../house/comments/house-comments';

/**
 * A notification about a comment links to `#comments` of its house. This scrolls the comments into view. Specification 2
 * §2.
 */
export function useCommentsAnchor(houseId: number): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '#comments') showComments(houseId);
  }, [hash, key, houseId]);
}
