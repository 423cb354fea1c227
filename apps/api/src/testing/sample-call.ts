type Texts = Record<string, string | number>;

/** What a person who means well sends to an endpoint. */
export interface SampleCall {
  params?: Texts;
  query?: Texts;
  body?: Record<string, unknown>;
}
