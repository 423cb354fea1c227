import type { ProjectDetail } from '@toam/contracts/project/project.endpoints';
import { projectActionText, projectListText, projectPageText as text } from '../project/project-screens.text';
import { Button, Cell, Dropdown, formatAgo, formatDateTime, Row, Text, useIsPhone } from '@toam/ui/core';
import { DotsThreeIcon, MapPinIcon, PencilSimpleIcon, TrashIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { useRemoveProject } from '../project/use-remove-project';

/** What the project is called, where it is, and what its editors may do. */
export function ProjectHead({ project }: { project: ProjectDetail }) {
  const { name, address, updated_at } = project;
  return (
    <Row gap={12} align="start" wrap top={[0, 12]}>
      <Cell gap={4}>
        <Text as="h1" size={20} weight={600} breaks>
          {name}
        </Text>
        <Row as="p" gap={6} rowGap={0} size={13} tone="text2" wrap>
          {address && (
            <>
              <MapPinIcon size={14} />
              <Text breaks>
                {address} <Text phone="hidden">·</Text>
              </Text>
            </>
          )}
          <Text as="time" tone="text3" width={['auto', '100%']} title={formatDateTime(updated_at)}>
            {text.updated(formatAgo(updated_at))}
          </Text>
        </Row>
      </Cell>
      {project.may_edit && <Actions project={project} />}
    </Row>
  );
}

function Actions({ project }: { project: ProjectDetail }) {
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const remove = useRemoveProject();
  const size = isPhone ? 'large' : 'middle';
  const leave = async () => {
    if (await remove(project)) await navigate(paths.projects);
  };
  const items = [
    {
      key: 'remove',
      icon: <TrashIcon size={16} />,
      label: projectActionText.remove,
      danger: true,
      onClick: () => void leave(),
    },
  ];
  return (
    <Row flex="none" gap={8}>
      <Button
        size={size}
        icon={<PencilSimpleIcon size={16} />}
        onClick={() => void navigate(paths.editProject(project.id))}
      >
        {projectActionText.edit}
      </Button>
      <Dropdown touch trigger={['click']} placement="bottomRight" menu={{ items }}>
        <Button
          size={size}
          icon={<DotsThreeIcon size={18} weight="bold" />}
          aria-label={projectListText.actionsOf(project.name)}
        />
      </Dropdown>
    </Row>
  );
}
