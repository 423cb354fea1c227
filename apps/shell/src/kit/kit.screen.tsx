import { Cell, inPlace, PendingState, Row, ScreenTitle, Stack, Text } from '@toam/ui/core';
import type { ComponentType } from 'react';
import { NavLink, useParams } from 'react-router-dom';
import * as css from './kit.module.css';

interface Story {
  title?: string;
  default: ComponentType;
}

/** The bundler's list of the kit's story pages, each in its own chunk. */
const stories = import.meta.webpackContext('../../../../libs/ui/src', {
  recursive: true,
  regExp: /\.story\.tsx$/,
  mode: 'lazy',
});

/** Stories import the components directly, so this loads the styles that the kit's entries load otherwise. */
const styles = import.meta.webpackContext('../../../../libs/ui/src', {
  recursive: true,
  regExp: /\.css$/,
  exclude: /theme/,
  mode: 'eager',
});
for (const file of styles.keys()) void styles(file);

/** A story with its title. */
async function titled(story: Promise<Story>): Promise<{ default: ComponentType }> {
  const { title, default: Page } = await story;
  return {
    default: () => (
      <>
        {title && (
          <Text as="h2" size={16} weight={600} padX={16}>
            {title}
          </Text>
        )}
        <Page />
      </>
    ),
  };
}

const nameOf = (file: string) => file.replace(/^.*\//, '').replace('.story.tsx', '');
const pages = stories
  .keys()
  .map((file) => ({
    name: nameOf(file),
    Page: inPlace(
      () => titled(stories(file) as Promise<Story>),
      (failure) => failure ?? <PendingState />,
    ),
  }))
  .sort((a, b) => a.name.localeCompare(b.name));

/** /dev/kit: every component of the kit in all its states. Development only. */
export function Component() {
  const { story } = useParams();
  const Page = pages.find(({ name }) => name === story)?.Page;
  return (
    <>
      <ScreenTitle text="Kit" />
      <Row flex={1} align="stretch" phone="stack" className={css.kit}>
        <Stack as="nav" flex="none" padX={8} padY={8} className={css.stories} aria-label="Kit">
          {pages.map(({ name }) => (
            <Row
              as={NavLink}
              key={name}
              to={`/dev/kit/${name}`}
              padX={8}
              padY={4}
              radius={6}
              size={13}
              tone="text2"
              nowrap
              className={css.story}
            >
              {name}
            </Row>
          ))}
        </Stack>
        <Cell padX={16} padY={16} className={css.page}>
          {Page && <Page key={story} />}
        </Cell>
      </Row>
    </>
  );
}
