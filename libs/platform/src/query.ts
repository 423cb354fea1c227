/**
 * The part of TanStack Query that the platform uses, shared under the key `@tanstack/react-query` (see `router.ts` for why). The
 * path is relative because TypeScript and the bundlers resolve the package's own name to this file.
 */
export {
  hashKey,
  infiniteQueryOptions,
  keepPreviousData,
  MutationCache,
  mutationOptions,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useIsMutating,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '../../../node_modules/@tanstack/react-query/build/modern/index.js';
export type * from '../../../node_modules/@tanstack/react-query/build/modern/index.js';
