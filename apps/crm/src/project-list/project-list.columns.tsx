import type { DataOf } from '@toam/contracts/endpoint';
import type { listProjects } from '@toam/contracts/project/project.endpoints';
import { projectLabel } from '@toam/contracts/project/project.text';
import { projectActionText, projectListText as text } from '../project/project-screens.text';
import { useCan } from '@toam/auth/session';
import { hitsIn } from '@toam/domain/hits-in';
import {
  Button,
  Dropdown,
  formatAgo,
  formatDate,
  formatDateTime,
  formatNumber,
  IconButton,
  Marked,
  NoValue,
  Row,
  Text,
  TwoLines,
} from '@toam/ui/core';
import { Photo, type ListColumn } from '@toam/ui/list';
import { BuildingsIcon, DotsThreeIcon, PencilSimpleIcon, TrashIcon } from '@toam/ui/icons';
import { createContext, useContext, type SyntheticEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../paths';

export type ListedProject = DataOf<typeof listProjects>['list'][number];

/** What rows ask of the screen. The columns are defined outside of components. */
interface ProjectRowActions {
  /** What was searched, to mark where it matched. */
  search: string;
  openHouses: (project: ListedProject) => void;
  remove: (project: ListedProject) => void;
}
export const RowActions = createContext<ProjectRowActions>({
  search: '',
  openHouses: () => undefined,
  remove: () => undefined,
});

/** Letters before the found word: the line is short, and its end is cut. */
const before = 12;

/** The words from a little before the place that matched. */
function nearHit(found: string, search: string): string {
  const [hit] = hitsIn(found, search);
  if (!hit || hit[0] <= before) return found;
  const shown = found.normalize('NFC');
  const start = shown.indexOf(' ', hit[0] - before) + 1;
  return `…${shown.slice(Math.min(start, hit[0]))}`;
}

/** The address, or the words of the text where the search matched. */
export function PlaceOrFound({ project: { address, found } }: { project: ListedProject }) {
  const { search } = useContext(RowActions);
  if (found === null) return address ? <Marked text={address} query={search} /> : <NoValue />;
  return (
    <>
      {text.foundInText} <Marked text={nearHit(found, search)} query={search} />
    </>
  );
}

/** The name, with the words of the search marked. */
export function ProjectName({ project: { id, name } }: { project: ListedProject }) {
  const { search } = useContext(RowActions);
  return (
    <Text
      as={Link}
      to={paths.project(id)}
      tone="text"
      weight={500}
      tabIndex={-1}
      ellipsis
      title={name}
      onClick={(event: SyntheticEvent) => event.stopPropagation()}
    >
      <Marked text={name} query={search} />
    </Text>
  );
}

/** Its houses, which the button shows in a dialog. Who may not ask for houses reads the number only. */
export function HousesCell({ project, inRow = true }: { project: ListedProject; inRow?: boolean }) {
  const { openHouses } = useContext(RowActions);
  const mayOpen = useCan('brokerage');
  const count = formatNumber(project.houses_count);
  if (!mayOpen) return <Text digits>{inRow ? count : text.housesCount(count)}</Text>;
  return (
    <Button
      size={inRow ? 'small' : 'large'}
      icon={<BuildingsIcon size={16} />}
      style={{ color: 'var(--teal)' }}
      tabIndex={inRow ? -1 : undefined}
      aria-label={text.housesOf(count, project.name)}
      onClick={(event) => {
        event.stopPropagation();
        openHouses(project);
      }}
    >
      {inRow ? count : text.housesCount(count)}
    </Button>
  );
}

/** How many questions it has, and how many of them wait for an answer. */
export const QuestionsCell = ({ project, inRow = true }: { project: ListedProject; inRow?: boolean }) => {
  const { questions_count, unanswered_count } = project;
  const all = formatNumber(questions_count);
  if (inRow && questions_count === 0) return <NoValue />;
  return (
    <Row as="span" gap={8} size={13} tone="text2" nowrap>
      {inRow ? text.questionCount(all) : text.questionCountLong(all)}
      {unanswered_count > 0 && <Waiting>{text.waiting(formatNumber(unanswered_count))}</Waiting>}
    </Row>
  );
};

/** What waits for an answer, in a tint. */
export const Waiting = ({ children }: { children: string }) => (
  <Row
    as="span"
    inline
    height={18}
    padX={6}
    size={12}
    weight={500}
    radius="pill"
    tone="warning"
    background="warningTint"
  >
    {children}
  </Row>
);

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** 'Sửa' and 'Xoá', for who edits projects. */
export function ProjectMenu({ project, inRow = true }: { project: ListedProject; inRow?: boolean }) {
  const { remove } = useContext(RowActions);
  const navigate = useNavigate();
  if (!project.may_edit) return null;
  const edit = () => void navigate(paths.editProject(project.id));
  const items = [
    { key: 'edit', icon: <PencilSimpleIcon size={16} />, label: projectActionText.edit, onClick: edit },
    { key: 'line', type: 'divider' as const },
    {
      key: 'remove',
      icon: <TrashIcon size={16} />,
      label: projectActionText.remove,
      danger: true,
      onClick: () => remove(project),
    },
  ];
  const tabIndex = inRow ? -1 : undefined;
  return (
    <Row as="span" flex="none" onClick={stop} onKeyDown={stop}>
      {inRow && (
        <IconButton
          aria-label={text.editOf(project.name)}
          title={projectActionText.edit}
          tabIndex={tabIndex}
          onClick={edit}
        >
          <PencilSimpleIcon size={16} />
        </IconButton>
      )}
      <Dropdown touch trigger={['click']} placement="bottomRight" menu={{ items }}>
        <IconButton aria-label={text.actionsOf(project.name)} tabIndex={tabIndex}>
          <DotsThreeIcon size={18} weight="bold" />
        </IconButton>
      </Dropdown>
    </Row>
  );
}

const picture = { width: 52, height: 38 } as const;

/** The first four, and how many more there are. */
const Pictures = ({ project: { id, images, images_count } }: { project: ListedProject }) => (
  <Row as="span" gap={4}>
    {images.length === 0 && <Photo src={null} kind="apartment" seed={id} {...picture} />}
    {images.map((image) => (
      <Photo key={image.id} src={image.thumbnail} kind="apartment" seed={id} {...picture} whenSeen />
    ))}
    {images_count > images.length && (
      <Row as="span" justify="center" background="fill" radius={4} size={12} tone="text2" {...picture}>
        {text.moreImages(images_count - images.length)}
      </Row>
    )}
  </Row>
);

/** Specification 2 §2; mockup 30. */
export const projectColumns: readonly ListColumn<ListedProject>[] = [
  {
    key: 'id',
    title: 'Mã',
    width: 72,
    pinned: true,
    render: ({ id }) => <Text tone="text2">#{id}</Text>,
  },
  {
    key: 'name',
    title: text.title,
    width: 300,
    sortable: true,
    shape: 'twoLines',
    render: (project) => (
      <TwoLines>
        <ProjectName project={project} />
        <span className="ellipsis" title={project.found ?? project.address ?? undefined}>
          <PlaceOrFound project={project} />
        </span>
      </TwoLines>
    ),
  },
  {
    key: 'images',
    title: projectLabel.images,
    width: 292,
    shape: 'photo',
    render: (project) => <Pictures project={project} />,
  },
  {
    key: 'houses_count',
    title: text.houses,
    width: 96,
    shape: 'tag',
    render: (project) => <HousesCell project={project} />,
  },
  {
    key: 'questions',
    title: text.questions,
    width: 128,
    shape: 'tag',
    render: (project) => <QuestionsCell project={project} />,
  },
  {
    key: 'created_at',
    title: text.createdAt,
    width: 104,
    sortable: true,
    align: 'right',
    render: ({ created_at }) => (
      <Text as="time" size={13} tone="text2" title={formatDateTime(created_at)}>
        {formatDate(created_at)}
      </Text>
    ),
  },
  {
    key: 'updated_at',
    title: text.updatedAt,
    width: 104,
    sortable: true,
    align: 'right',
    render: ({ updated_at }) => (
      <Text as="time" size={13} tone="text2" title={formatDateTime(updated_at)}>
        {formatAgo(updated_at)}
      </Text>
    ),
  },
  {
    key: 'menu',
    title: text.actions,
    width: 96,
    hideTitle: true,
    align: 'center',
    render: (project) => <ProjectMenu project={project} />,
  },
];
