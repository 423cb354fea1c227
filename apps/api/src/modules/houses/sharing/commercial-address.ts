let site: string | undefined;

/** Sets the base address of the commercial website. The module calls it once. @param base as in COMMERCIAL_URL */
export function useCommercialSite(base: string | undefined): void {
  site = base?.replace(/\/+$/, '');
}

/** A house's page on the commercial website: the configured base and the slug. Null if no website is configured. D50. */
export const commercialAddress = (slug: string): string | null => (site ? `${site}/${slug}` : null);
