import { businessFigureText as text } from '@toam/contracts/deal/business-figure.text';
import type { OpenFigure } from '@toam/domain/business/business-figures';
import { dayOf } from '@toam/domain/day';
import { Button, Row } from '@toam/ui/core';
import { ArrowRightIcon, ListBulletsIcon } from '@toam/ui/icons';
import { Link, useNavigate } from 'react-router-dom';
import type { BusinessChoice } from '../business-choice';
import { listOfFigure } from './figure-paths';

interface FigureListLinkProps {
  figure: OpenFigure;
  asked: BusinessChoice;
  /** In the footer of a phone. */
  isButton?: boolean;
}

/** The list of the same records, with the same period and people. */
export function FigureListLink({ figure, asked, isButton = false }: FigureListLinkProps) {
  const navigate = useNavigate();
  const list = listOfFigure(figure, asked, dayOf(Date.now() / 1000));
  if (!list) return null;
  if (isButton)
    return (
      <Button block size="large" icon={<ListBulletsIcon size={20} />} onClick={() => void navigate(list.to)}>
        {text.openList}
      </Button>
    );
  return (
    <Row as={Link} to={list.to} gap={6} inline tone="teal" weight={500}>
      {list.label}
      <ArrowRightIcon size={14} />
    </Row>
  );
}
