import { PendingState, ScreenTitle } from '@toam/ui/core';
import { Suspense, lazy, type ComponentType } from 'react';
import { NavLink, useParams } from 'react-router-dom';
import './kit.css';

interface Story {
  title?: string;
  default: ComponentType;
}

/** The bundler's list of every story page of the kit, each a chunk of its own. */
const stories = import.meta.webpackContext('../../../../libs/ui/src', {
  recursive: true,
  regExp: /\.story\.tsx$/,
  mode: 'lazy',
});

/** Stories import the parts themselves, whose styles come with the kit's entries otherwise. */
const styles = import.meta.webpackContext('../../../../libs/ui/src', {
  recursive: true,
  regExp: /\.css$/,
  exclude: /theme/,
  mode: 'eager',
});
for (const file of styles.keys()) void styles(file);

/** A story under its title. */
async function titled(story: Promise<Story>): Promise<{ default: ComponentType }> {
  const { title, default: Page } = await story;
  return {
    default: () => (
      <>
        {title && <h2 className="kit-title">{title}</h2>}
        <Page />
      </>
    ),
  };
}

const nameOf = (file: string) => file.replace(/^.*\//, '').replace('.story.tsx', '');
const pages = stories
  .keys()
  .map((file) => ({ name: nameOf(file), Page: lazy(() => titled(stories(file) as Promise<Story>)) }))
  .sort((a, b) => a.name.localeCompare(b.name));

/** /dev/kit: every part of the kit in all its states, for people's eyes. Development only. */
export function Component() {
  const { story } = useParams();
  const Page = pages.find(({ name }) => name === story)?.Page;
  return (
    <>
      <ScreenTitle text="Kit" />
      <div className="kit">
        <nav aria-label="Kit">
          {pages.map(({ name }) => (
            <NavLink key={name} to={`/dev/kit/${name}`}>
              {name}
            </NavLink>
          ))}
        </nav>
        <div className="kit-page">
          <Suspense key={story} fallback={<PendingState />}>
            {Page && <Page />}
          </Suspense>
        </div>
      </div>
    </>
  );
}
