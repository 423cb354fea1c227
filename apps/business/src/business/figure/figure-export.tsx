import { businessFigureText as text } from '@toam/contracts/deal/business-figure.text';
import type { OpenFigure } from '@toam/domain/business/business-figures';
import { useListExport } from '@toam/list-screen/list-export';
import { Button } from '@toam/ui/core';
import { FileXlsIcon } from '@toam/ui/icons';
import type { BusinessChoice } from '../business-choice';
import { figureQuestionOf } from './figure.queries';
import { sheetColumnsOf } from './figure-kind';

interface FigureExportProps {
  figure: OpenFigure;
  asked: BusinessChoice;
  /** In the footer of a phone. */
  isWide?: boolean;
}

/** 'Xuất Excel': the rows and their sum. */
export function FigureExport({ figure, asked, isWide = false }: FigureExportProps) {
  const { busy, start } = useListExport({
    kind: 'figure',
    question: figureQuestionOf(figure, asked),
    layout: { shown: sheetColumnsOf(figure) },
  });
  return (
    <Button
      block={isWide}
      size={isWide ? 'large' : 'middle'}
      icon={<FileXlsIcon size={isWide ? 20 : 16} />}
      loading={busy}
      onClick={() => start(false)}
    >
      {text.export}
    </Button>
  );
}
