let site: string | undefined;

/** Sets where the commercial website shows houses; the module does, once. @param base as in COMMERCIAL_URL */
export function useCommercialSite(base: string | undefined): void {
  site = base?.replace(/\/+$/, '');
}

/** A house's page on the commercial website: the configured base and the slug. Null without a configured website. D50. */
export const commercialAddress = (slug: string): string | null => (site ? `${site}/${slug}` : null);
