import { useQuery } from '@tanstack/react-query';
import type { NeedHead, RelaxationOnWire } from '@toam/contracts/request/need-houses.schema';
import { needDrawerText as text } from '@toam/contracts/texts/need-drawer';
import { Button, formatNumber, ScreenState, Skeleton } from '@toam/ui/core';
import { LightbulbFilamentIcon } from '@toam/ui/icons';
import { needHouseQueries } from './need-houses.queries';
import { relaxationText } from './relaxation-labels';
import { useRelax } from './use-relax';
import './mandatory.tab.css';

/** 'Nới lỏng': changes of single wishes, each with the number of houses it adds. One press applies one. */
export function Relaxations({ need }: { need: NeedHead }) {
  const relaxations = useQuery(needHouseQueries.relaxations(need.id));
  return (
    <section className="need-drawer-relax" aria-label={text.relax}>
      <h3>
        <LightbulbFilamentIcon size={18} />
        {text.relax}
      </h3>
      <ScreenState query={relaxations} skeleton={<Skeleton active paragraph={{ rows: 3 }} title={false} />}>
        {(found) =>
          found.length === 0 ? (
            <p>{text.noRelaxation}</p>
          ) : (
            <>
              <p>{text.relaxHint}</p>
              <ul className="need-drawer-relaxations">
                {found.map((one) => (
                  <Suggestion key={`${one.kind} ${relaxationText(need, one)}`} need={need} one={one} />
                ))}
              </ul>
            </>
          )
        }
      </ScreenState>
    </section>
  );
}

function Suggestion({ need, one }: { need: NeedHead; one: RelaxationOnWire }) {
  const relax = useRelax(need);
  const what = relaxationText(need, one);
  const gain = formatNumber(one.gain);
  return (
    <li>
      <span>{what}</span>
      <b>{text.gain(one.gain_capped ? text.capped(gain) : gain)}</b>
      {need.may_edit && (
        <Button aria-label={`${text.apply}: ${what}`} loading={relax.isPending} onClick={() => relax.mutate(one)}>
          {text.apply}
        </Button>
      )}
    </li>
  );
}
