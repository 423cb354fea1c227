import { projectText } from '@toam/contracts/project/project.text';
import { projectFormText as text } from '../project/project-screens.text';
import { EditScreen } from '@toam/record-form/edit-screen';
import { useParams } from 'react-router-dom';
import { paths } from '../paths';
import { projectQueries } from '../project/project.queries';
import { ProjectEditor } from './project-editor';

/** /project/edit/{id}. Specification 2 §2; brief 4 §1. */
export const Component = () => (
  <EditScreen
    of={useParams().projectId}
    detail={projectQueries.detail}
    notFound={projectText.notFound}
    mayNotEdit={text.mayNotEdit}
    back={{ to: paths.projects, text: text.backToList }}
    page={{ to: paths.project, text: text.toPage }}
  >
    {(stored) => <ProjectEditor stored={stored} />}
  </EditScreen>
);
