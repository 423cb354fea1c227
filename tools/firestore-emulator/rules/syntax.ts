/** What a rules file says: `match` blocks in each other, their functions, and what they allow. */
export interface Block {
  /** Of the path: `status`, `{phone}`. */
  segments: string[];
  functions: Declared[];
  allows: Allow[];
  blocks: Block[];
}

export interface Declared {
  name: string;
  parameters: string[];
  result: Expression;
}

export interface Allow {
  methods: string[];
  condition: Expression;
  line: number;
}

export type Expression =
  | { kind: 'literal'; value: null | boolean | number | string }
  | { kind: 'name'; name: string }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'path'; parts: (string | Expression)[] }
  | { kind: 'unary'; sign: string; of: Expression }
  | { kind: 'binary'; sign: string; left: Expression; right: Expression }
  | { kind: 'choice'; condition: Expression; then: Expression; otherwise: Expression }
  | { kind: 'member'; of: Expression; name: string }
  | { kind: 'index'; of: Expression; at: Expression }
  | { kind: 'call'; of: Expression | null; name: string; given: Expression[] };
