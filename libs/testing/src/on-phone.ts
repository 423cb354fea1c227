const realMatch = window.matchMedia;

/** The screen of a phone, until the test's mocks are restored. */
export const onPhone = () =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...realMatch(query), matches: query.includes('max-width') }));
