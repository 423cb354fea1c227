import { ProjectEditor } from './project-editor';

/** /project/new. Specification 2 §2; brief 4 §1. */
export const Component = () => <ProjectEditor stored={null} />;
