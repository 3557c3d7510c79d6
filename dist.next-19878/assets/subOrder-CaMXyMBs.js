//# allFunctionsCalledOnLoad

import{n as e}from"./order-list-BGpu7rLd.js";import{s as t}from"./routes-character-B8dnNVNd.js";import{j as n}from"./vendor-D_iKJM-m.js";var r=n(),i=()=>(0,r.jsx)(e,{worldId:t.useParams().worldId,page:t.useSearch().page});export{i as component};