import { workDaysText as text } from '../work-days.text';
import { Row } from '@toam/ui/core';
import { ChatCircleDotsIcon } from '@toam/ui/icons';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import type { Explainable } from './day-forms';
import * as css from './explain-link.module.css';

interface ExplainLinkProps extends Explainable {
  date: string;
  primary?: boolean;
}

/** To the explanation form of this shift, filled in. */
export const ExplainLink = ({ date, shift, activity, primary = false }: ExplainLinkProps) => (
  <Row
    as={Link}
    to={paths.explain({ date, shift, activity })}
    inline
    justify="center"
    flex="none"
    gap={6}
    height={[primary ? 32 : 28, 40]}
    padX={[primary ? 12 : 8, 14]}
    radius={6}
    border
    size={13}
    weight={500}
    nowrap
    className={css.link}
    data-primary={primary || undefined}
  >
    {primary && <ChatCircleDotsIcon size={16} />}
    {text.explain}
  </Row>
);
