import { useQuery } from '@tanstack/react-query';
import type { DataOf } from '@toam/contracts/endpoint';
import type { listContactHouses } from '@toam/contracts/contact/contact.endpoints';
import type { FilterColumn, LoadedOptions } from '@toam/ui/list';
import { contactLabel, contactText } from '@toam/contracts/contact/contact.text';
import { contactQueries } from '@toam/pickers/contact/contact.queries';

type RequestedHouse = DataOf<typeof listContactHouses>[number];

const optionOf = ({ id, address, waiting }: RequestedHouse) => ({
  value: id,
  label: contactText.houseOption(id, address, waiting),
});

/** The filter by house. The API finds the houses with requests, and names the chosen one. */
export const houseFilterOf = (chosen: number | null): FilterColumn => ({
  key: 'house',
  title: contactLabel.house_id,
  filter: {
    kind: 'options',
    one: true,
    options: function useContactHouses(search: string): LoadedOptions {
      const found = useQuery(contactQueries.houses(search));
      const named = useQuery({ ...contactQueries.houses('', chosen), enabled: chosen !== null && search === '' });
      const others = found.data?.filter(({ id }) => id !== chosen);
      const isReady = chosen === null || search !== '' || named.data;
      return {
        data: others && isReady ? [...(named.data ?? []), ...others].map(optionOf) : undefined,
        error: found.error ?? named.error,
        refetch: () => Promise.all([found.refetch(), named.refetch()]),
      };
    },
  },
});
