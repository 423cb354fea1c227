import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** Whether a wait is looking, which does so until it finds. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;

/** The page is printed into what a wait did not find only once that is said: the wait gave up. */
const notFoundYet = (message: string | null, container: Element) =>
  Object.defineProperties(new Error(), {
    name: { value: 'TestingLibraryElementError' },
    message: { configurable: true, get: () => getElementError(message, container).message },
  });

configure({
  asyncUtilTimeout: 5000,
  getElementError: (message, container) =>
    isWaiting() ? notFoundYet(message, container) : getElementError(message, container),
});
