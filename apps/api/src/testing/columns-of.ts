import { answerBy } from '../columnar/ask-columns';
import type { ColumnSource } from '../columnar/column-source';
import type { StoreQuestion } from '../columnar/store-question';
import { TableColumns } from '../columnar/table-columns';
import { db } from '../db/db';

/** A source's columns in this process, without a thread. They answer only within `bothWays`. */
export function columnsOf(source: ColumnSource<never>) {
  const columns = new TableColumns(source as ColumnSource, (statement) => db().execute(statement));
  const count = { asked: 0 };
  const ask = (question: StoreQuestion) => {
    count.asked += 1;
    return columns.ask(question);
  };
  /** Lists ask the columns until the end of the call. */
  const answering = async <Answer>(answer: () => Promise<Answer>): Promise<Answer> => {
    answerBy(source.name, ask);
    try {
      return await answer();
    } finally {
      answerBy(source.name, undefined);
    }
  };
  /** The columns' answer, then the database's. */
  const bothWays = async <Answer>(answer: () => Promise<Answer>): Promise<[Answer, Answer]> => [
    await answering(answer),
    await answer(),
  ];
  /** Draws so many questions. Each gets the same answers from the columns as from the database. */
  const compare = async <Question>(
    draws: number,
    draw: () => Question,
    ...answers: ((question: Question) => Promise<unknown>)[]
  ): Promise<void> => {
    for (let drawn = 0; drawn < draws; drawn += 1) {
      const question = draw();
      for (const answer of answers) {
        const [fast, plainly] = await bothWays(() => answer(question));
        expect({ question, answer: fast }).toEqual({ question, answer: plainly });
      }
    }
  };
  return { columns, count, answering, bothWays, compare };
}
