import type { z } from 'zod';
import { NamedSchemas } from '../http/open-api-schemas';

/** What of a JSON schema says which values it takes. */
export interface SchemaNode {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: SchemaNode[];
  oneOf?: SchemaNode[];
  allOf?: SchemaNode[];
  properties?: Record<string, SchemaNode>;
  required?: string[];
  additionalProperties?: SchemaNode | boolean;
  items?: SchemaNode;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

const schemas = new NamedSchemas();

/** What a part of a call takes. */
export const schemaOf = (part: z.ZodType): SchemaNode => schemas.schemaOf(part, 'input') as SchemaNode;

/** The schema that a reference names. */
export const referred = (reference: string): SchemaNode =>
  (schemas.all[reference.split('/').at(-1)!] ?? {}) as SchemaNode;
