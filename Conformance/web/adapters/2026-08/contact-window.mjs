// From which day coaches may contact an athlete. The rules of the sports are in the file's head.
import { day, ids, moment } from "../parts.mjs";

export const adapters = {
  "contactWindow.openDate": ({ contactWindow }, { rule, gradYear }) => day(contactWindow.computeWindowOpenDate(rule, gradYear)),

  "contactWindow.evaluate": ({ contactWindow }, { rules, sport, division, gradYear, today }, env) => {
    const found = contactWindow.evaluateContactWindow(rules ?? env.head.rules, { sport, division, gradYear, today: moment(today) });
    return { state: found.state, opensOn: day(found.opensOn), rule: found.rule && `${found.rule.sport}/${found.rule.division}` };
  },

  "contactWindow.filterTemplates": ({ contactWindow }, { templates, state }) => ids(contactWindow.filterTemplatesByWindow(templates, state)),
};
