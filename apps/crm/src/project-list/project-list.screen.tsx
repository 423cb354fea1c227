import { useQuery } from '@tanstack/react-query';
import { useCan } from '@toam/auth/session';
import { project } from '@toam/domain/project/project.record';
import { DeletedButton } from '@toam/list-screen/deleted-button';
import { EmptyList } from '@toam/list-screen/empty-list';
import { pageNumber, pageSize, recordId, searchWords, sortOrder } from '@toam/list-screen/list-search';
import { ListTools } from '@toam/list-screen/list-tools';
import { useListAddress } from '@toam/list-screen/use-list-address';
import { useListScreen } from '@toam/list-screen/use-list-screen';
import { useLiveList } from '@toam/live/live-list';
import {
  Button,
  EmptyState,
  formatNumber,
  Pane,
  ScreenTitle,
  useIsPhone,
  Cell,
  formatAgo,
  Row,
  Stack,
  Text,
} from '@toam/ui/core';
import { Chip, FilterBar, ListPager, ListTable, onePage, useHotkeys } from '@toam/ui/list';
import { ChatTextIcon, PlusIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { projectActionText, projectListText as text } from '../project/project-screens.text';
import { paths } from '../paths';
import { ProjectHousesDialog } from '../project/project-houses.dialog';
import { projectQueries } from '../project/project.queries';
import { useRemoveProject } from '../project/use-remove-project';
import {
  projectColumns,
  RowActions,
  Waiting,
  type ListedProject,
  HousesCell,
  PlaceOrFound,
  ProjectMenu,
  ProjectName,
  QuestionsCell,
} from './project-list.columns';
import { PictureStrip } from '../project/picture-strip';

/** The list's state in the address bar. `open`: the project whose houses are shown. */
const projectSearch = z.object({
  search: searchWords,
  /** '1': only those with a question that nobody has answered. */
  unanswered: z.literal('1').nullable().catch(null),
  sort: z.enum(project.list.sorts).catch('updated_at'),
  order: sortOrder('desc'),
  page: pageNumber,
  size: pageSize(20),
  open: recordId,
});

/** Pixels of a card in the list. */
const projectCardHeight = 210;

/** A project on a phone: pictures, name, address or the words that were found, houses and questions. Mockup 30. */
const ProjectCard = ({ project }: { project: ListedProject }) => (
  <Stack as="article" gap={8} height="100%">
    <PictureStrip id={project.id} images={project.images} count={project.images_count} />
    <Stack flex="none">
      <Row gap={8} size={14}>
        <Cell>
          <ProjectName project={project} />
        </Cell>
        <Text as="time" flex="none" size={12} tone="text3">
          {formatAgo(project.updated_at)}
        </Text>
      </Row>
      <Text size={12} tone="text2" ellipsis>
        <PlaceOrFound project={project} />
      </Text>
    </Stack>
    <Row gap={8} justify="between">
      <Row gap={16}>
        <HousesCell project={project} inRow={false} />
        {project.questions_count > 0 && <QuestionsCell project={project} inRow={false} />}
      </Row>
      <ProjectMenu project={project} inRow={false} />
    </Row>
  </Stack>
);

const card = (project: ListedProject) => <ProjectCard project={project} />;

/** /project/list: projects, the last changed first. Specification 2 §2; brief 4 §1; mockup 30. */
export function Component() {
  const address = useListAddress(projectSearch);
  const { search, change, ask } = address;
  const page = projectQueries.list({
    ...{ search: search.search, page: search.page, size: search.size },
    sort: search.order === 'desc' ? `-${search.sort}` : search.sort,
    ...(search.unanswered && { unanswered: search.unanswered }),
  });
  const projects = useQuery(page);
  const list = useListScreen({
    ...{ name: 'project', columns: projectColumns, address },
    question: page.queryKey,
    query: onePage(projects),
    switchesOn: search.unanswered === null ? 0 : 1,
  });
  // Houses and questions that come or go change the counts.
  useLiveList({ noun: 'project', alongside: ['house', 'question'], list: page.queryKey });
  const navigate = useNavigate();
  const remove = useRemoveProject();
  const mayCreate = useCan('editProjects');
  useHotkeys(mayCreate ? { n: () => void navigate(paths.newProject) } : {});
  const opened = list.rows.find(({ id }) => id === search.open);

  return (
    <RowActions value={{ search: search.search, openHouses: list.open, remove: (project) => void remove(project) }}>
      <Pane>
        <ScreenTitle
          text={list.count ? `${list.count} ${text.title}` : text.title}
          actions={
            <>
              <DeletedButton noun="project" />
              <CreateButton />
            </>
          }
        />
        <FilterBar
          {...list.bar}
          placeholder={text.searchPlaceholder}
          resultText={list.count ? text.seeResults(list.count) : text.seeAll}
          tools={<ListTools {...list.table} />}
          onResetSwitches={() => ask({ unanswered: null })}
        >
          <UnansweredSwitch
            isOn={search.unanswered !== null}
            count={projects.data?.unanswered}
            onChange={(isOn) => ask({ unanswered: isOn ? '1' : null })}
          />
        </FilterBar>
        <ListTable
          {...list.table}
          label={text.table}
          opened={{ id: null, onOpen: ({ id }) => void navigate(paths.project(id)) }}
          phoneRow={card}
          phoneRowHeight={projectCardHeight}
          empty={
            <EmptyList
              {...list.empty}
              onFirstPage={() => change({ page: 1 }, { replace: true })}
              pageGone={text.pageGone}
              filtered={text.emptyFiltered}
            >
              <EmptyState reason={text.empty}>
                <CreateButton withWord />
              </EmptyState>
            </EmptyList>
          }
        />
        <ListPager {...list.pager} size={search.size} onSize={(size) => ask({ size })} />
      </Pane>
      {search.open !== null && (
        <ProjectHousesDialog projectId={search.open} name={opened?.name} onClose={list.panel.onClose} />
      )}
    </RowActions>
  );
}

interface UnansweredSwitchProps {
  isOn: boolean;
  /** Projects that the search finds and that owe an answer. */
  count: number | undefined;
  onChange: (isOn: boolean) => void;
}

/** Only projects with a question that nobody has answered. */
const UnansweredSwitch = ({ isOn, count = 0, onChange }: UnansweredSwitchProps) => (
  <Chip aria-pressed={isOn} onClick={() => onChange(!isOn)}>
    <ChatTextIcon size={15} />
    {text.unanswered}
    {count > 0 && <Waiting>{formatNumber(count)}</Waiting>}
  </Chip>
);

/** On a phone it is only an icon, unless it is the only button. The key "n" does the same; people who may not edit have none. */
function CreateButton({ withWord = false }: { withWord?: boolean }) {
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const mayCreate = useCan('editProjects');
  if (!mayCreate) return null;
  return (
    <Button
      type="primary"
      size={isPhone ? 'large' : 'middle'}
      icon={<PlusIcon size={isPhone ? 20 : 16} weight="bold" />}
      aria-label={projectActionText.create}
      onClick={() => void navigate(paths.newProject)}
    >
      {isPhone && !withWord ? null : projectActionText.create}
    </Button>
  );
}
