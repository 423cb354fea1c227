import { Cell, formatAgo, Row, Stack, Text } from '@toam/ui/core';
import { PictureStrip } from '../project/picture-strip';
import {
  HousesCell,
  PlaceOrFound,
  ProjectMenu,
  ProjectName,
  QuestionsCell,
  type ListedProject,
} from './project-list.columns';

/** Pixels of a card in the list. */
export const projectCardHeight = 210;

/** A project on a phone: pictures, name, address or the words that were found, houses and questions. Mockup 30. */
export const ProjectCard = ({ project }: { project: ListedProject }) => (
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
