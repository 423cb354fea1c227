/** Addresses of this remote. The spelling is the specification's (3 §2.1). */
export const paths = {
  overview: '/bussiness',
  staffDiagram: '/employment',
} as const;
