import { Text } from '../layout/layout';

/** In place of a value that the record does not have. */
export const NoValue = () => <Text tone="text3">–</Text>;
