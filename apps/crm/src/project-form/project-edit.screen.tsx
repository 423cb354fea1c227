import { useQuery } from '@tanstack/react-query';
import { projectFormText as text } from '@toam/contracts/texts/project-screens';
import { EditRecord, type Refusal } from '@toam/record-form/edit-record';
import { RefusedState } from '@toam/ui/core';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../paths';
import { projectQueries } from '../project/project.queries';
import { ProjectEditor } from './project-editor';

/** /project/edit/{id}. Specification 2 §2; brief 4 §1. */
export function Component() {
  const projectId = Number(useParams().projectId);
  const project = useQuery({ ...projectQueries.detail(projectId), staleTime: 0 });
  return (
    <EditRecord
      query={project}
      editable={(stored) => (stored.may_edit ? stored : null)}
      refused={(stored) => (
        <RefusedState reason={text.mayNotEdit} isForbidden>
          <Link to={paths.project(stored.id)}>{text.toPage}</Link>
        </RefusedState>
      )}
      unreadable={Unreadable}
    >
      {(stored) => <ProjectEditor stored={stored} />}
    </EditRecord>
  );
}

const Unreadable = (refusal: Refusal) => (
  <RefusedState {...refusal}>
    <Link to={paths.projects}>{text.backToList}</Link>
  </RefusedState>
);
