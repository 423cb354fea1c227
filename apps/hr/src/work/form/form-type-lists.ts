import type { DataOf } from '@toam/contracts/endpoint';
import type { readFormTypes } from '@toam/contracts/form-type/form-type.endpoints';

/** The shifts and reasons that forms choose from. */
export type FormTypeLists = DataOf<typeof readFormTypes>;
