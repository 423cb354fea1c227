import { Text } from '@toam/ui/layout/layout';
import * as css from './login.module.css';

/** The id by which this title labels the form below it. */
export const LoginTitle = ({ title, intro }: { title: string; intro: string }) => (
  <>
    <Text as="h1" id="login-title" size={24} weight={600} className={css.title}>
      {title}
    </Text>
    <Text as="p" tone="text2" className={css.intro}>
      {intro}
    </Text>
  </>
);
