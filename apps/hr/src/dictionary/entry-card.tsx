import type { DictionaryEntry } from '@toam/contracts/dictionary/dictionary.schema';
import { dictionaryText as text } from '@toam/contracts/texts/dictionary';
import { formatDate } from '@toam/ui/core';
import { EntryName, EntryStatus, EntryUses } from './dictionary.columns';
import { EntryMenu } from './entry-menu';

/** An entry on a phone. */
export const EntryCard = ({ entry }: { entry: DictionaryEntry }) => (
  <article className="dictionary-tile">
    <div className="dictionary-tile-line">
      <b>
        <EntryName entry={entry} />
      </b>
      <EntryMenu entry={entry} />
    </div>
    <div className="dictionary-tile-note">
      <EntryUses entry={entry} />
    </div>
    <div className="dictionary-tile-line dictionary-tile-note">
      <span>
        #{entry.id} · {text.updated} {formatDate(entry.updated_at)}
      </span>
      <span className="ta-grow" />
      <EntryStatus entry={entry} />
    </div>
  </article>
);
