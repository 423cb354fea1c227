import { BlogEditor } from './blog-editor';

/** /blog/new. Specification 2 §2. */
export const Component = () => <BlogEditor stored={null} />;
