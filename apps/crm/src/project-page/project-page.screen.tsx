import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { isRefused } from '@toam/api-client/call-failed';
import { useCan } from '@toam/auth/session';
import type { ProjectDetail } from '@toam/contracts/project/project.endpoints';
import { projectText } from '@toam/contracts/project/project.text';
import { recordId } from '@toam/list-screen/list-search';
import { usePanelEntry } from '@toam/list-screen/use-opened-row';
import { useLiveList } from '@toam/live/live-list';
import { useWayBack } from '@toam/platform/way-back';
import {
  Bar,
  Button,
  Card,
  CountBadge,
  formatTotal,
  Grid,
  PlainButton,
  RecordBar,
  RecordPage,
  RefusedState,
  Row,
  ScreenState,
  Stack,
  Text,
  useIsPhone,
  useUrlState,
} from '@toam/ui/core';
import { ArticleView, Skeleton, Lightbox } from '@toam/ui/detail';
import { rowsOf, Photo } from '@toam/ui/list';
import { BuildingsIcon, QuestionIcon } from '@toam/ui/icons';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import type { ShownImage } from '@toam/domain/record/field';
import { useState } from 'react';
import {
  projectHousesText,
  projectListText,
  projectPageText as text,
  projectQuestionText,
} from '../project/project-screens.text';
import { paths } from '../paths';
import { HouseLine } from '../project/house-line';
import { ProjectHousesDialog } from '../project/project-houses.dialog';
import { projectQueries, questionQueries } from '../project/project.queries';
import { ProjectHead } from './project-head';
import * as css from './project-page.module.css';
import { Questions } from './questions';

/** The page's state in the address. `houses`: the dialog with its houses is open. `question`: the one that a link leads to. */
const pageSearch = z.object({
  answered: z.enum(['0', '1']).nullable().catch(null),
  houses: recordId,
  question: recordId,
});

/** /project/{id}: everybody reads a project by its link. C2; mockup 30b. */
export function Component() {
  const projectId = Number(useParams().projectId);
  if (!Number.isSafeInteger(projectId) || projectId <= 0) return <Gone reason={projectText.notFound} />;
  return <ProjectScreen key={projectId} projectId={projectId} />;
}

function ProjectScreen({ projectId }: { projectId: number }) {
  const project = useQuery(projectQueries.detail(projectId));
  // Deleted while the page was open.
  if (isRefused(project.error))
    return <Gone reason={project.error.message} isForbidden={project.error.status === 403} />;
  return (
    <RecordPage>
      <ProjectBar id={projectId} />
      <ScreenState
        query={project}
        skeleton={<Skeleton active title={{ width: 280 }} paragraph={{ rows: 8 }} className={css.body} />}
      >
        {(found) => <Page project={found} />}
      </ScreenState>
    </RecordPage>
  );
}

/** The bar above a project: back button, list, code, link to share. */
function ProjectBar({ id }: { id?: number }) {
  const back = useWayBack(paths.projects);
  return <RecordBar text={text} id={id} list={paths.projects} path={paths.project} onBack={back} />;
}

function Gone({ reason, isForbidden = false }: { reason: string; isForbidden?: boolean }) {
  const navigate = useNavigate();
  return (
    <RecordPage>
      <ProjectBar />
      <RefusedState {...{ reason, isForbidden }}>
        <Button onClick={() => void navigate(paths.projects)}>{text.backToList}</Button>
      </RefusedState>
    </RecordPage>
  );
}

/** Pictures beside each other; a phone shows the cover alone. */
const places = 3;

/** The cover and the next pictures of a project. Each opens the lightbox. Without pictures a building is drawn. Mockup 30b. */
function ProjectPictures({ id, images }: { id: number; images: readonly ShownImage[] }) {
  const [openId, setOpenId] = useState<number | null>(null);
  const shown = images.slice(0, places);
  const hidden = images.length - shown.length;
  return (
    <Grid
      className={css.pictures}
      data-count={Math.max(1, shown.length)}
      gap={4}
      height={[shown.length === 0 ? 120 : 190, 220]}
      overflow="hidden"
      radius={10}
    >
      {shown.length === 0 && <Photo src={null} kind="apartment" seed={id} width="100%" height="100%" round={0} />}
      {shown.map((image, at) => (
        <PlainButton
          key={image.id}
          className={css.picture}
          relative
          overflow="hidden"
          aria-label={
            hidden > 0 && at === shown.length - 1
              ? text.openImageOfMore(at + 1, images.length, hidden)
              : text.openImage(at + 1, images.length)
          }
          onClick={() => setOpenId(image.id)}
        >
          <Photo
            src={at === 0 ? image.main : image.thumbnail}
            kind="apartment"
            seed={id}
            width="100%"
            height="100%"
            round={0}
          />
          {at === 0 && images.length > 1 && (
            <Row as="span" className={css.place} phone="only" padX={6} height={20} size={12} radius={4}>
              1/{images.length}
            </Row>
          )}
          {hidden > 0 && at === shown.length - 1 && (
            <Row as="span" className={css.more} justify="center" size={15} weight={600}>
              {text.moreImages(hidden)}
            </Row>
          )}
        </PlainButton>
      ))}
      {openId !== null && <Lightbox images={images} openId={openId} onClose={() => setOpenId(null)} />}
    </Grid>
  );
}

function Page({ project }: { project: ProjectDetail }) {
  const { id, name, content } = project;
  const find = useSearchParams()[0].get('find') ?? '';
  const isPhone = useIsPhone();
  const seesHouses = useCan('brokerage');
  const [{ answered, houses, question }, change] = useUrlState(pageSearch);
  const entry = usePanelEntry();
  const openHouses = () => change({ houses: id }, entry.opening);
  const ask = () => document.querySelector<HTMLElement>('#ask textarea')?.focus();
  return (
    <>
      <Grid className={`${css.body} ${css.columns}`} columns="minmax(0, 1fr) 428px" gap={24} align="start">
        <Stack gap={16}>
          <ProjectHead project={project} />
          <ProjectPictures id={id} images={project.images} />
          {isPhone && <SectionLinks project={project} withHouses={seesHouses} />}
          {project.descriptions && (
            <Text as="p" size={14} tone="text2" breaks>
              {project.descriptions}
            </Text>
          )}
          <div id="project-text" className={css.part}>
            {content ? (
              <ArticleView text={content} images={project.content_images} find={find} />
            ) : (
              <Text tone="text3">{text.noContent}</Text>
            )}
          </div>
        </Stack>
        <Stack gap={12}>
          {seesHouses && <Houses projectId={id} onAll={openHouses} />}
          <Questions
            projectId={id}
            wanted={question}
            answered={answered}
            onAnswered={(next) => change({ answered: next, question: null }, { replace: true })}
          />
        </Stack>
      </Grid>
      {isPhone && (
        <Bar as="footer" className={css.foot} background="surface" edge="top" padY={10} liftsToasts="bar">
          {seesHouses && (
            <Button size="large" icon={<BuildingsIcon size={18} />} onClick={openHouses}>
              {text.houses(formatTotal(project.houses_count))}
            </Button>
          )}
          <Button size="large" type="primary" icon={<QuestionIcon size={18} />} onClick={ask}>
            {projectQuestionText.ask}
          </Button>
        </Bar>
      )}
      {seesHouses && houses !== null && (
        <ProjectHousesDialog
          projectId={id}
          name={name}
          onClose={() => entry.close(() => change({ houses: null }, { replace: true }))}
        />
      )}
    </>
  );
}

/** On a phone, where the parts stand below each other: the way to each. */
function SectionLinks({ project, withHouses }: { project: ProjectDetail; withHouses: boolean }) {
  const questions = useInfiniteQuery(questionQueries.list(project.id, null));
  const links = [
    { to: 'project-text', label: text.information },
    ...(withHouses ? [{ to: 'project-houses', label: projectListText.houses, count: project.houses_count }] : []),
    { to: 'questions', label: projectQuestionText.title, count: questions.data?.pages[0]?.total },
  ];
  return (
    <Row as="nav" gap={20} edge="bottom" aria-label={text.sections}>
      {links.map(({ to, label, count }) => (
        <PlainButton
          key={to}
          height={42}
          gap={6}
          size={13}
          tone="text2"
          onClick={() => document.getElementById(to)?.scrollIntoView()}
        >
          {label}
          {count !== undefined && <CountBadge small>{formatTotal(count)}</CountBadge>}
        </PlainButton>
      ))}
    </Row>
  );
}

/** Shown beside the text; the dialog has the others. */
const first = 4;

/** Its newest houses that the person may see. */
function Houses({ projectId, onAll }: { projectId: number; onAll: () => void }) {
  const query = projectQueries.houses(projectId);
  const houses = useInfiniteQuery(query);
  useLiveList({ noun: 'house', list: query.queryKey });
  const rows = rowsOf(houses);
  const total = houses.data?.pages[0];
  return (
    <Card as="section" gap={4} id="project-houses" className={css.part} aria-label={projectHousesText.onPage}>
      <Row gap={8} justify="between" minHeight={28}>
        <Text as="h2" size={14} weight={600}>
          {projectHousesText.onPage}
        </Text>
        {total && total.total > first && (
          <PlainButton size={13} weight={500} tone="teal" minHeight={[28, 40]} onClick={onAll}>
            {projectHousesText.seeAll(formatTotal(total.total, total.total_capped))}
          </PlainButton>
        )}
      </Row>
      <ScreenState query={houses} skeleton={<Skeleton active paragraph={{ rows: 3 }} />}>
        {() =>
          rows.length === 0 ? (
            <Text size={13} tone="text3">
              {projectHousesText.empty}
            </Text>
          ) : (
            <Stack as="ul" divided>
              {rows.slice(0, first).map((house) => (
                <HouseLine key={house.id} house={house} />
              ))}
            </Stack>
          )
        }
      </ScreenState>
    </Card>
  );
}
